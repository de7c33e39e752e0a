import type { ComponentProps, MouseEvent } from "react";
import { Button } from "#ui/button.tsx";
import { useOnline } from "./use-online.ts";

type OnlineButtonProps = { isBusy?: boolean; busyText?: string } & ComponentProps<typeof Button>;

/** A button for what needs the server. Offline it says so; while it works it keeps the focus and takes no second click. */
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
