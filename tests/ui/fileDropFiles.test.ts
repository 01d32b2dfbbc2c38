import { describe, expect, it } from "vitest";
import { isAccepted, withFiles } from "../../src/ui/file-drop/files.ts";

const file = (name: string, type = "image/jpeg", bytes = 10) =>
  new File(["x".repeat(bytes)], name, { type, lastModified: 0 });
const free = { maxBytes: Number.POSITIVE_INFINITY, maxCount: Number.POSITIVE_INFINITY };

describe("the accepted types", () => {
  it.each([
    ["a.jpg", "image/jpeg", undefined, true],
    ["a.jpg", "image/jpeg", "", true],
    ["a.jpg", "image/jpeg", "image/*", true],
    ["a.jpg", "image/jpeg", "image/png, image/jpeg", true],
    ["a.JPG", "", ".png,.jpg", true],
    ["a.pdf", "application/pdf", "image/*,.jpg", false],
    ["jpg", "", ".jpg", false],
    ["a.jpg.exe", "", ".jpg", false],
    ["a.svg", "image/svg+xml", "image/svg", false],
  ])("of %s (%s) with %s: %s", (name, type, accept, accepted) => {
    expect(isAccepted({ name, type }, accept)).toBe(accepted);
  });
});

describe("more files", () => {
  const first = file("1.jpg");

  it("come after those that were chosen, each once", () => {
    const second = file("2.jpg");
    const again = file("1.jpg");
    expect(withFiles([first], [again, second, second], free)).toEqual({
      files: [first, second],
      refused: [],
    });
  });

  it("are refused each for its own reason, and take nothing else with them", () => {
    const [text, large, second, third] = [
      file("a.txt", "text/plain"),
      file("large.jpg", "image/jpeg", 21),
      file("2.jpg"),
      file("3.jpg"),
    ];
    const limits = { accept: "image/*", maxBytes: 20, maxCount: 2 };
    expect(withFiles([first], [text, large, second, third], limits)).toEqual({
      files: [first, second],
      refused: [
        { file: text, refusal: "type" },
        { file: large, refusal: "size" },
        { file: third, refusal: "count" },
      ],
    });
  });

  it("leave the very list alone if none is taken", () => {
    const chosen = [first];
    expect(withFiles(chosen, [file("a.txt", "text/plain")], { ...free, accept: "image/*" }).files).toBe(
      chosen,
    );
  });

  it("replace a single one, unless they are refused", () => {
    const second = file("2.jpg");
    const single = { accept: "image/*", maxBytes: 20, maxCount: 1 };
    expect(withFiles([first], [second], single).files).toEqual([second]);
    expect(withFiles([first], [file("a.txt", "text/plain")], single).files).toEqual([first]);
    expect(withFiles([], [first, second], single).refused).toEqual([{ file: second, refusal: "count" }]);
  });
});
