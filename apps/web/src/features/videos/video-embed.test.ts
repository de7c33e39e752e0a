import { expect, test } from "vitest";
import { embedUrl, hostName } from "./video-embed.ts";

test.each([
  "https://www.youtube.com/watch?v=abcDEF_-123",
  "https://youtu.be/abcDEF_-123",
  "https://www.youtube.com/shorts/abcDEF_-123",
  "https://www.youtube-nocookie.com/embed/abcDEF_-123",
])("%s is played without cookies", (url) => {
  expect(embedUrl(url)).toBe("https://www.youtube-nocookie.com/embed/abcDEF_-123?autoplay=1");
  expect(hostName(url)).toBe("YouTube");
});

test.each(["https://vimeo.com/123456789", "https://player.vimeo.com/video/123456789"])(
  "%s is played without tracking",
  (url) => {
    expect(embedUrl(url)).toBe("https://player.vimeo.com/video/123456789?autoplay=1&dnt=1");
    expect(hostName(url)).toBe("Vimeo");
  },
);

test.each([
  "http://youtu.be/abcDEF_-123",
  "https://youtu.be.evil.test/abcDEF_-123",
  "https://evil.test/watch?v=abcDEF_-123",
  "https://www.youtube.com/watch?v=../evil",
  "https://www.youtube.com/",
  "javascript:alert(1)",
  "",
])("%j is refused", (url) => {
  expect(embedUrl(url)).toBeNull();
});

test("a video of one of the operator's PeerTube hosts is played there, others are refused", () => {
  const hosts = ["tube.example"];
  for (const url of ["https://tube.example/w/uuAbC123defGHi", "https://tube.example/videos/watch/uuAbC123defGHi"])
    expect(embedUrl(url, hosts)).toBe(
      "https://tube.example/videos/embed/uuAbC123defGHi?autoplay=1&p2p=0&peertubeLink=0",
    );
  expect(hostName("https://tube.example/w/uuAbC123defGHi")).toBe("tube.example");
  expect(embedUrl("https://tube.example/login", hosts)).toBeNull();
  expect(embedUrl("https://other.example/w/uuAbC123defGHi", hosts)).toBeNull();
});
