#!/usr/bin/env python3
"""Fills a .ts file with a language that nobody speaks: every letter carries an accent, every text is a third longer.

What is left in plain letters on a page was never given to a translator; what is cut off had no room for German.
"""
import re
import sys
import xml.etree.ElementTree as ET

ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áḃćďéḟǵĥíĵḱĺḿńóṕɋŕśťúṽẃẋýźÁḂĆĎÉḞǴĤÍĴḰĹḾŃÓṔɊŔŚŤÚṼẂẊÝŹ")
KEPT = re.compile(r"%L?\d+|%n|<[^>]*>|&[a-z]+;|&#\d+;")


def accented(text):
    parts = []
    end = 0
    for kept in KEPT.finditer(text):
        parts += [text[end:kept.start()].translate(ACCENTS), kept.group()]
        end = kept.end()
    parts.append(text[end:].translate(ACCENTS))
    longer = "·" * (len(text) // 3)
    return "".join(parts) + longer


def main(source, target):
    tree = ET.parse(source)
    for message in tree.iter("message"):
        text = message.findtext("source")
        translation = message.find("translation")
        translation.attrib.clear()
        for form in list(translation):
            translation.remove(form)
        if message.get("numerus") == "yes":
            translation.text = None
            for _ in range(2):
                ET.SubElement(translation, "numerusform").text = accented(text)
        else:
            translation.text = accented(text)
    tree.getroot().set("language", "en")
    tree.write(target, encoding="utf-8", xml_declaration=True)


main(*sys.argv[1:])
