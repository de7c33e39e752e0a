import "./card.css";
import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";
import { Link } from "./link.tsx";

type CardProps = {
  to: string;
  art: string;
  title: string;
  meta: string;
  code: string;
  spine: string;
  /** In the first view: its art is loaded eagerly. */
  isEager?: boolean;
  /** A line below the text. */
  note?: ReactNode;
  /** A control in the corner, above the link that covers the card. */
  corner?: ReactNode;
};

/** A class as an exercise book. */
export function Card({ to, art, title, meta, code, spine, isEager = false, note, corner }: CardProps) {
  return (
    <article className="card">
      <Spine colour={spine} />
      <img className="card__art" src={art} alt="" width={320} height={200} loading={isEager ? "eager" : "lazy"} />
      <div className="card__body">
        <Tag>{code}</Tag>
        <h3 className="card__title">
          <Link className="card__link" to={to}>
            {title}
          </Link>
        </h3>
        <p className="card__meta">{meta}</p>
        {note}
      </div>
      {corner}
    </article>
  );
}

// An SVG takes its colour from a plain attribute; the CSP would block a style attribute.
export function Spine({ colour }: { colour: string }) {
  return <svg className="spine" color={colour} aria-hidden="true" />;
}

export function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>;
}

/** A label; never clickable. */
export function Chip({ icon, children }: { icon?: IconName; children: ReactNode }) {
  return (
    <span className="chip">
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
