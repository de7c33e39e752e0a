import type { RealtimeChannel } from "@supabase/realtime-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newTopic, openLiveSite, subscribe, type LiveSite } from "./testing/live-site.ts";

let site: LiveSite;
beforeAll(async () => {
  site = await openLiveSite();
});
afterAll(() => site.close());

/** Joins a topic and records joins and leaves. */
async function watcher(topic: string, key = "") {
  const client = site.client();
  const channel = client.channel(topic, { config: { presence: { key } } });
  const news: string[] = [];
  let syncs = 0;
  channel
    .on("presence", { event: "sync" }, () => void syncs++)
    .on("presence", { event: "join" }, ({ key: who }) => void news.push(`${who} came`))
    .on("presence", { event: "leave" }, ({ key: who }) => void news.push(`${who} left`));
  expect(await subscribe(channel)).toBe("SUBSCRIBED");
  return { client, channel, news, syncs: () => syncs };
}
const presentOn = (channel: RealtimeChannel) => Object.keys(channel.presenceState()).sort();

describe("presence", () => {
  test("shows who tracks, follows updates, and forgets who leaves or vanishes", async () => {
    const topic = newTopic();
    const ada = await watcher(topic, "ada");
    const bob = await watcher(topic, "bob");
    expect(await bob.channel.track({ mood: "calm" })).toBe("ok");
    await expect.poll(() => presentOn(ada.channel)).toEqual(["bob"]);
    expect(await bob.channel.track({ mood: "glad" })).toBe("ok");
    await expect.poll(() => ada.channel.presenceState()["bob"]).toMatchObject([{ mood: "glad" }]);
    expect(await ada.channel.track({})).toBe("ok");
    await expect.poll(() => presentOn(bob.channel)).toEqual(["ada", "bob"]);
    expect(await bob.channel.untrack()).toBe("ok");
    await expect.poll(() => presentOn(ada.channel)).toEqual(["ada"]);
    await ada.client.disconnect();
    await expect.poll(() => presentOn(bob.channel)).toEqual([]);
  });

  test("of those who were there before is sent to a newcomer at once", async () => {
    const topic = newTopic();
    const ada = await watcher(topic, "ada");
    await ada.channel.track({ at: 1 });
    await expect.poll(() => presentOn(ada.channel)).toEqual(["ada"]);
    const bob = await watcher(topic, "bob");
    await expect.poll(() => presentOn(bob.channel)).toEqual(["ada"]);
    expect(bob.news).toEqual(["ada came"]);
  });

  test("of two devices under one key lasts until both have left", async () => {
    const topic = newTopic();
    const [one, two, ada] = [await watcher(topic, "eve"), await watcher(topic, "eve"), await watcher(topic, "ada")];
    await Promise.all([one.channel.track({ device: 1 }), two.channel.track({ device: 2 })]);
    await expect.poll(() => ada.channel.presenceState()["eve"]?.length).toBe(2);
    await one.client.disconnect();
    await expect.poll(() => ada.channel.presenceState()["eve"]).toMatchObject([{ device: 2 }]);
  });

  test("of a crowd that arrives together is sent in few diffs", async () => {
    const topic = newTopic();
    const ada = await watcher(topic, "ada");
    const crowd = await Promise.all(Array.from({ length: 10 }, (_, index) => watcher(topic, `guest ${index}`)));
    const told = ada.syncs();
    await Promise.all(crowd.map(({ channel }) => channel.track({})));
    await expect.poll(() => presentOn(ada.channel).length).toBe(10);
    expect(ada.syncs() - told).toBeLessThan(6);
  });
});

describe("a forged presence", () => {
  test("cannot set the reference that identifies it", async () => {
    const topic = newTopic();
    const ada = await watcher(topic, "ada");
    await ada.channel.track({ phx_ref: "forged", phx_ref_prev: "forged", a: 1 });
    await expect.poll(() => presentOn(ada.channel)).toEqual(["ada"]);
    expect(JSON.stringify(ada.channel.presenceState())).not.toContain("forged");
  });

  test("that is too large, or no map, is refused", async () => {
    const { channel } = await watcher(newTopic());
    expect(await channel.track({ text: "x".repeat(2000) })).toBe("error");
    expect(await channel.track([] as never)).toBe("error");
    expect(await channel.track("here" as never)).toBe("error");
    expect(presentOn(channel)).toEqual([]);
  });

  test("with the key of a prototype gets a key of ours", async () => {
    const topic = newTopic();
    const { channel } = await watcher(topic, "__proto__");
    await channel.track({ a: 1 });
    await expect.poll(() => presentOn(channel).length).toBe(1);
    expect(presentOn(channel)[0]).toMatch(/^[0-9a-f-]{36}$/);
  });
});
