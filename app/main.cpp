#include <cstdio>

int main() {
    std::puts("greyscope");
    return 0;
}
