#!/usr/bin/env python3
"""Tells what a browser would make of an HTML document, as JSON: its elements with their attributes, its text, and its
scripts with their SHA-256 as a Content-Security-Policy names them. Usage: html_parts.py FILE."""
import base64
import hashlib
import json
import pathlib
import sys
from html.parser import HTMLParser


class Parts(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.elements, self.text, self.scripts, self.within = [], [], [], []

    def handle_starttag(self, tag, attrs):
        self.elements.append([tag, dict(attrs)])
        self.within.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.elements.append([tag, dict(attrs)])

    def handle_endtag(self, tag):
        while self.within and self.within.pop() != tag:
            pass

    def handle_data(self, data):
        if self.within and self.within[-1] == "script":
            self.scripts.append("sha256-" + base64.b64encode(hashlib.sha256(data.encode()).digest()).decode())
        elif not self.within or self.within[-1] != "style":
            self.text.append(data)


parts = Parts()
parts.feed(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))
parts.close()
print(json.dumps({"elements": parts.elements, "text": "".join(parts.text), "scripts": parts.scripts}))
