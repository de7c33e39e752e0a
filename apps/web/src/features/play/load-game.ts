import { DISPLAY_FONT, inlineDocument } from "@quackademy/game-sdk/inline-boot.ts";
import { toBase64 } from "./base64.ts";

type HtmlPolicy = { createHTML(text: string): string };
type PolicyFactory = { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy };

/** Trusted Types: the policy for the only HTML that we insert, our games' files in a sandboxed frame. */
let policy: HtmlPolicy | undefined;

export async function loadByAddress(frame: HTMLIFrameElement, entry: string): Promise<void> {
  frame.src = entry;
}

/**
 * Loads a game as a single document, so that it can be played offline. The page's CSP must allow it, as that of
 * /play/{id} does.
 */
export async function loadInline(frame: HTMLIFrameElement, entry: string): Promise<void> {
  const address = new URL(entry, location.href);
  const { createHTML } = (policy ??= createPolicy());
  const page = new DOMParser().parseFromString(createHTML(await fetchText(address)), "text/html");
  const scripts = await fetchAll(page, "script[src]", "src", address);
  const sheets = await fetchAll(page, 'link[rel="stylesheet"]', "href", address);
  const styles = [...page.querySelectorAll("style")].map((style) => style.textContent);
  const staff = await fetchStaff(address).catch(() => null);
  const font = await fetchFont(address).catch(() => null);
  page.querySelectorAll("script").forEach((script) => script.remove());
  const game = { css: [...sheets, ...styles].join("\n"), code: scripts.join("\n") };
  frame.srcdoc = createHTML(inlineDocument(game, page.body.innerHTML.trim(), staff, font));
}

/** The staff's runs, if the game has some: the frame cannot load them itself. */
async function fetchStaff(address: URL): Promise<unknown> {
  const { staff } = JSON.parse(await fetchText(new URL("game.json", address))) as { staff?: string };
  return staff === undefined ? null : JSON.parse(await fetchText(new URL(staff, address)));
}

async function fetchFont(address: URL): Promise<string | null> {
  const answer = await fetch(new URL(DISPLAY_FONT, address));
  return answer.ok ? toBase64(new Uint8Array(await answer.arrayBuffer())) : null;
}

function createPolicy(): HtmlPolicy {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const rules = { createHTML: (text: string) => text };
  const made = trustedTypes?.createPolicy("quack-frame", rules) ?? rules;
  return { createHTML: (text) => made.createHTML(text) };
}

function fetchAll(page: Document, selector: string, attribute: string, address: URL): Promise<string[]> {
  const named = [...page.querySelectorAll(selector)].map((element) => element.getAttribute(attribute)!);
  return Promise.all(named.map((name) => fetchText(new URL(name, address))));
}

async function fetchText(address: URL): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address.pathname} answered ${answer.status}`);
  return answer.text();
}
