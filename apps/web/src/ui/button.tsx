import "./button.css";
import type { ComponentProps } from "react";
import { Icon, type IconName } from "./icon.tsx";
import { Link, type LinkProps } from "./link.tsx";

type Look = {
  /** At most one prominent button per view: `ink` on paper to play, `coin` to claim or buy, `primary` otherwise. */
  look?: "primary" | "ink" | "paper" | "outline" | "coin";
  icon?: IconName;
};

export function Button({ look = "primary", icon, children, className = "", ...rest }: Look & ComponentProps<"button">) {
  return (
    <button type="button" {...rest} className={`button button--${look} ${className}`.trim()}>
      {icon && <Icon name={icon} filled={icon === "play"} />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ look = "primary", icon, children, className = "", ...rest }: Look & LinkProps) {
  return (
    <Link {...rest} className={`button button--${look} ${className}`.trim()}>
      {icon && <Icon name={icon} filled={icon === "play"} />}
      {children}
    </Link>
  );
}

type IconButtonProps = { label: string; icon: IconName; filled?: boolean } & Omit<ComponentProps<"button">, "children">;

export function IconButton({ label, icon, filled = false, className = "", ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} aria-label={label} {...rest} className={`icon-button ${className}`.trim()}>
      <Icon name={icon} filled={filled} />
    </button>
  );
}
