import type { ComponentProps, MouseEvent } from "react";
import { Button } from "#ui/button.tsx";
import { useOnline } from "./use-online.ts";

type OnlineButtonProps = { isBusy?: boolean; busyText?: string } & ComponentProps<typeof Button>;

/** A button for server actions. Offline it says so; while busy it keeps the focus and ignores further clicks. */
export function OnlineButton({ isBusy = false, busyText, onClick, children, disabled, ...rest }: OnlineButtonProps) {
  const isOnline = useOnline();
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button {...rest} disabled={disabled || !isOnline} aria-disabled={isBusy || undefined} onClick={click}>
      {isOnline ? (isBusy && busyText) || children : "Needs connection"}
    </Button>
  );
}
