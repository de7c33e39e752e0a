import "./row-list.css";
import type { ReactNode } from "react";
import { Spine } from "./card.tsx";

/** Rows with a picture, words and one action, divided by dotted lines. */
export function RowList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className="row-list" aria-label={label}>
      {children}
    </ul>
  );
}

type RowProps = {
  picture: string;
  spine?: string | undefined;
  title: ReactNode;
  meta: ReactNode;
  /** Below the words: a state, a reason. */
  children?: ReactNode;
  action: ReactNode;
};

export function Row({ picture, spine, title, meta, children, action }: RowProps) {
  return (
    <li className="row-list__row">
      <span className="row-list__picture">
        {spine && <Spine colour={spine} />}
        <img src={picture} alt="" width={104} height={65} loading="lazy" />
      </span>
      <div className="row-list__words">
        <b>{title}</b>
        <span className="row-list__meta">{meta}</span>
        {children}
      </div>
      <div className="row-list__action">{action}</div>
    </li>
  );
}
