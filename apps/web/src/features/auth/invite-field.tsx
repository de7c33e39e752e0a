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
      hint="You need an invitation code. The operator of this site gives them out."
    />
  );
}
