import { Field } from "#ui/forms/field.tsx";

export function InviteField(props: { id: string; name: string; error: string | undefined }) {
  return (
    <Field
      {...props}
      label="Invitation code"
      icon="key"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      hint="This site is by invitation. Whoever runs it gives out the codes."
    />
  );
}
