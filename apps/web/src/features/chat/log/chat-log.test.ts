import { describe, expect, test } from "vitest";
import {
  addHouseLine,
  type ChatLog,
  type ChatMessage,
  forgetRemoval,
  markRemoved,
  mergeNewest,
  mergeOlder,
  mergeSaid,
  mergeSent,
} from "./chat-log.ts";

const line = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  user_id: "ada",
  username: "ada",
  icon: "default",
  body: `line ${id}`,
  cheer: null,
  created_at: "2026-11-17T12:00:00Z",
  removed: null,
  reason: null,
  ...more,
});
const logOf = (...ids: number[]): ChatLog => ({
  messages: ids.map((id) => line(id)),
  house: [],
  hasOlder: false,
  unseen: [],
});
const idsOf = ({ messages }: ChatLog) => messages.map(({ id }) => id);

describe("a chat log", () => {
  test("starts with the newest page in the order of the ids", () => {
    const log = mergeNewest(undefined, [line(9), line(7), line(4)], { since: 0, isFull: true });
    expect(idsOf(log)).toEqual([4, 7, 9]);
    expect(log.hasOlder).toBe(true);
  });

  test("shows a line once although it comes live, as an answer and with a page", () => {
    const live = mergeSaid(mergeSaid(logOf(1), line(2)), line(2));
    expect(idsOf(mergeNewest(live, [line(2), line(1)], { since: 1, isFull: false }))).toEqual([1, 2]);
  });

  test("does not bring back the text of a line that was removed while the page was on its way", () => {
    const before = logOf(1, 2);
    const removed = markRemoved(before, { id: 2, removed: "moderator", reason: "spam" });
    const log = mergeNewest(removed, [line(2), line(1)], { since: 2, isFull: false, before });
    expect(log.messages[1]).toMatchObject({ id: 2, body: null, removed: "moderator" });
    const restored = mergeNewest(log, [line(2), line(1)], { since: 2, isFull: false, before: log });
    expect(restored.messages[1]).toMatchObject({ body: "line 2", removed: null });
  });

  test("does not show the text of a line that was removed while its older page was on its way", () => {
    const removed = markRemoved(logOf(8, 9), { id: 3, removed: "moderator", reason: "spam" });
    expect(mergeOlder(removed, [line(3), line(2)], false).messages[1]).toMatchObject({ id: 3, body: null });
    const restored = mergeOlder(forgetRemoval(removed, 3), [line(3), line(2)], false);
    expect(restored.messages[1]).toMatchObject({ id: 3, body: "line 3" });
  });

  test("leaves out a line that came back above the loaded ones, because it would hide the gap before them", () => {
    expect(idsOf(mergeSaid({ ...logOf(8, 9), hasOlder: true }, line(3)))).toEqual([8, 9]);
  });

  test("has no gap after a long absence: it starts anew with the newest page and later lines", () => {
    const away = mergeSaid(logOf(1, 2), line(90));
    const log = mergeNewest(away, [line(80), line(79)], { since: 2, isFull: true });
    expect(idsOf(log)).toEqual([79, 80, 90]);
    expect(log.hasOlder).toBe(true);
  });

  test("keeps everything when the newest page reaches the known lines", () => {
    const log = mergeNewest(logOf(1, 2, 3), [line(4), line(3)], { since: 3, isFull: true });
    expect(idsOf(log)).toEqual([1, 2, 3, 4]);
  });

  test("stays whole when a poll finds nothing new", () => {
    expect(idsOf(mergeNewest(logOf(1, 2), [], { since: 2, isFull: false }))).toEqual([1, 2]);
  });

  test("learns about removals in its older pages", () => {
    const gone = line(1, { body: null, removed: "moderator", reason: "spam" });
    const log = mergeNewest(logOf(1, 2, 3), [line(3)], { since: 3, isFull: false, tombstones: [gone] });
    expect(log.messages[0]).toMatchObject({ body: null, removed: "moderator" });
  });

  test("does not bring back a removed line when the answer to its sender arrives late", () => {
    const removed = markRemoved(logOf(1), { id: 1, removed: "author", reason: null });
    expect(mergeSent(removed, line(1)).messages[0]!.body).toBeNull();
  });

  test("shows a line again whose removal was undone", () => {
    const removed = markRemoved(logOf(1), { id: 1, removed: "moderator", reason: "spam" });
    expect(mergeSaid(removed, line(1)).messages[0]).toMatchObject({ body: "line 1", removed: null });
  });

  test("adds older pages in front, until there are no more", () => {
    const log = mergeOlder({ ...logOf(5), hasOlder: true }, [line(4), line(3)], false);
    expect(idsOf(log)).toEqual([3, 4, 5]);
    expect(log.hasOlder).toBe(false);
  });

  test("puts a line of the site after the last message", () => {
    expect(addHouseLine(logOf(3), "ada was muted.").house).toEqual([{ key: 1, after: 3, words: "ada was muted." }]);
  });
});
