import { type ComponentProps, useState } from "react";
import { IconButton } from "#ui/button.tsx";
import { Field } from "./field.tsx";

/** A password field with a button that shows the password. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, "type" | "end">) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={isShown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <IconButton
          className="field__end"
          label="Show password"
          icon={isShown ? "eye-off" : "eye"}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
