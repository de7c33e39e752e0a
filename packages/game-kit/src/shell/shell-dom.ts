type Props = {
  class?: string;
  text?: string;
  label?: string;
  role?: string;
  onClick?: () => void;
  /** Gets the focus when its screen opens. */
  isFirst?: boolean;
};

/** Creates an element of the shell. No innerHTML: the page's Trusted Types policy may forbid it. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: (Node | string | null)[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  if (props.class) node.className = props.class;
  if (props.text !== undefined) node.textContent = props.text;
  if (props.label) node.setAttribute("aria-label", props.label);
  if (props.role) node.setAttribute("role", props.role);
  if (props.isFirst) node.dataset.first = "";
  if (props.onClick) node.addEventListener("click", props.onClick);
  node.append(...children.filter((child) => child !== null));
  return node;
}

type ButtonLook = "ink" | "paper" | "quiet" | "line" | "bare";

export function button(text: string, look: ButtonLook, onClick: () => void, more: Props = {}): HTMLButtonElement {
  const node = element("button", { ...more, class: `button ${look}`, text, onClick });
  node.type = "button";
  return node;
}

/** A square icon button; `label` is its accessible name. */
export function iconButton(icon: keyof typeof ICONS, label: string, onClick: () => void): HTMLButtonElement {
  const node = element("button", { class: "icon-button", label, onClick }, drawIcon(icon));
  node.type = "button";
  return node;
}

export function drawIcon(icon: keyof typeof ICONS): SVGSVGElement {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", ICONS[icon]);
  svg.append(path);
  return svg;
}

export type IconName = keyof typeof ICONS;

const ICONS = {
  again: "M5 11a7 7 0 1 1 2 6l1.5-1.5A4.9 4.9 0 1 0 7.2 11H10l-3.8 4L2.5 11z",
  flag: "M4 3h2v1h14v10H6v7H4zM8 6v3h3V6zM14 6v3h3V6zM11 9v3h3V9z",
  eye: "M12 5c5 0 8.5 4 10 7-1.5 3-5 7-10 7S3.5 15 2 12c1.5-3 5-7 10-7zm0 3.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z",
  film: "M3 4h18v16H3zM5 6v3h2V6zM5 11v2h2v-2zM5 15v3h2v-3zM17 6v3h2V6zM17 11v2h2v-2zM17 15v3h2v-3z",
  share: "M11 15V7.5L8.5 10 7 8.5 12 3.5l5 5-1.5 1.5L13 7.5V15zM4 12h2v6h12v-6h2v8H4z",
  menu: "M4 6h16v2.4H4zM4 11h16v2.4H4zM4 16h16v2.4H4z",
  coins: "M12 3a9 9 0 1 1-.1 0zM12 6.5a5.5 5.5 0 1 0 .1 0z",
  pass: "M3 7h18v3.5a1.7 1.7 0 0 0 0 3V17H3v-3.5a1.7 1.7 0 0 0 0-3z",
  streak: "M13 2c1 5 6 7 6 13a7 7 0 0 1-14 0c0-4 2-5 3-7 0 2 .5 3 1.5 4C9.5 8 11 5 13 2z",
  quest: "M5 3h14v18l-7-4-7 4z",
  star: "M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z",
  lock: "M7 10V8a5 5 0 0 1 10 0v2h1.5v10h-13V10zM9.5 10h5V8a2.5 2.5 0 0 0-5 0z",
  tick: "M4 12.5l2.2-2.2 4 4L18 6.5l2 2.2-9.8 9.8z",
  pause: "M7 5h3v14H7zM14 5h3v14h-3z",
  play: "M8 5l11 7-11 7z",
  close: "M6 7.5L7.5 6l4.5 4.5L16.5 6 18 7.5 13.5 12l4.5 4.5-1.5 1.5-4.5-4.5L7.5 18 6 16.5l4.5-4.5z",
};
