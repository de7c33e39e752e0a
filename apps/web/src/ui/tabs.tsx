import "./tabs.css";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { Icon, type IconName } from "./icon.tsx";
import { isPlainClick } from "./link.tsx";

export type TabItem = {
  id: string;
  label: string;
  href: string;
  icon?: IconName;
  count?: number | undefined;
  /** Shows the count in red. */
  isUrgent?: boolean | undefined;
};

type TabsProps = {
  label: string;
  tabs: TabItem[];
  selected: string;
  onSelect: (id: string) => void;
  /** The id of the element with role="tabpanel" that the tabs fill. */
  panelId: string;
  isRail?: boolean;
};

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** One tab stop; arrow keys, Home and End move between tabs. Each tab is a link with its own address. */
export function Tabs({ label, tabs, selected, onSelect, panelId, isRail = false }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.some((tab) => tab.id === selected) ? selected : tabs[0]?.id;

  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>("[aria-selected=true]");
    if (row && tab) row.scrollLeft = tab.offsetLeft - row.offsetLeft - 24;
  }, [selected]);

  const choose = (id: string | undefined) => {
    if (id === undefined) return;
    onSelect(id);
    list.current?.querySelector<HTMLElement>(`#${tabId(panelId, id)}`)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === current);
    const step = STEPS[event.key];
    if (step !== undefined) choose(tabs.at((at + step) % tabs.length)?.id);
    else if (event.key === "Home") choose(tabs[0]?.id);
    else if (event.key === "End") choose(tabs.at(-1)?.id);
    else return;
    event.preventDefault();
  };

  const onClick = (event: MouseEvent, id: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onSelect(id);
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={isRail ? "tabs tabs--rail" : "tabs"}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <a
          key={tab.id}
          id={tabId(panelId, tab.id)}
          role="tab"
          className="tab"
          href={tab.href}
          aria-selected={tab.id === selected}
          aria-controls={panelId}
          tabIndex={tab.id === current ? 0 : -1}
          onClick={(event) => onClick(event, tab.id)}
        >
          {tab.icon && <Icon name={tab.icon} />}
          {tab.label}
          {tab.count !== undefined && (
            <span className={tab.isUrgent ? "tab__count tab__count--urgent" : "tab__count"}>
              {tab.count}
              {tab.isUrgent && <span className="unseen">, urgent</span>}
            </span>
          )}
        </a>
      ))}
    </div>
  );
}

export function tabId(panelId: string, id: string): string {
  return `${panelId}-${id}`;
}
