import "./class-form.css";
import { useId } from "react";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { Field } from "#ui/forms/field.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { Icon } from "#ui/icon.tsx";
import type { ClassForm as Form, CreatorState } from "@quackademy/contract/class-answers.ts";
import { ChipChoices } from "./chip-choices.tsx";
import { CoverField } from "./cover-field.tsx";
import { Counted } from "./counted.tsx";
import { CATEGORIES, DEVICES, MAX_CATEGORIES, MAX_LENGTH, MIN_AGES, ORIENTATIONS, PLAYERS } from "./form-choices.ts";
import { ScoreFields } from "./score-fields.tsx";
import { Select } from "./select.tsx";
import type { Draft } from "./use-draft.ts";

type ClassFormProps = {
  draft: Draft;
  draftId: string;
  /** The class is in the catalogue, so its address stays. */
  isPublished: boolean;
  state: CreatorState;
  /** Shows what is missing at the fields. */
  isAsked: boolean;
};

/** The id of a field's element, so that the submit bar can move the focus to it. */
export const fieldId = (field: string) => `class-${field}`;

/** Everything that players read about the game. It saves itself. */
export function ClassForm({ draft, draftId, isPublished, state, isAsked }: ClassFormProps) {
  const { form, change, slug, slugError, problems } = draft;
  const addressHint = useId();
  const errorOf = (field: string) => (isAsked ? problems.find((each) => each.field === field)?.text : undefined);
  const text = (field: "title" | "tagline" | "licence" | "credits" | "source_url" | "address", most: number) => ({
    id: fieldId(field),
    value: form[field] ?? "",
    maxLength: most,
    error: errorOf(field),
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [field]: target.value }),
  });
  const control = (way: "keys" | "touch" | "pad") => ({
    id: fieldId(`controls-${way}`),
    value: form.controls?.[way] ?? "",
    maxLength: MAX_LENGTH.controls,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      change({ controls: { ...form.controls, [way]: target.value } }),
  });
  return (
    <section className="panel class-form" aria-labelledby="about-the-game">
      <h2 id="about-the-game">About the game</h2>
      <div className="class-form__pair">
        <div>
          <Counted of={MAX_LENGTH.title} text={form.title}>
            <Field label="Title" {...text("title", MAX_LENGTH.title)} error={slugError ?? errorOf("title")} />
          </Counted>
          {slug && !slugError && (
            <p className="class-form__free" role="status">
              <Icon name="check" />
              {isPublished ? `It stays at class/${slug}` : `class/${slug} is free`}
            </p>
          )}
        </div>
        <Counted of={MAX_LENGTH.tagline} text={form.tagline}>
          <Field label="One line" {...text("tagline", MAX_LENGTH.tagline)} />
        </Counted>
      </div>
      <Counted of={MAX_LENGTH.description} text={form.description}>
        <TextArea
          label="Description"
          id={fieldId("description")}
          value={form.description ?? ""}
          maxLength={MAX_LENGTH.description}
          error={errorOf("description")}
          onChange={({ target }) => change({ description: target.value })}
        />
      </Counted>
      <ChipChoices
        id={fieldId("categories")}
        legend="Category"
        choices={CATEGORIES}
        most={MAX_CATEGORIES}
        chosen={form.categories ?? []}
        error={errorOf("categories")}
        onChange={(categories) => change({ categories })}
      />
      <ChipChoices
        id={fieldId("devices")}
        legend="Plays with"
        choices={DEVICES}
        chosen={form.devices ?? []}
        error={errorOf("devices")}
        onChange={(devices) => change({ devices })}
      />
      <fieldset className="class-form__group" id={fieldId("controls")} tabIndex={-1}>
        <legend>Controls</legend>
        {errorOf("controls") && <p className="field__note field__note--error">{errorOf("controls")}</p>}
        <Field
          label="With keys and mouse"
          placeholder="for instance: arrows to aim, space to hit"
          {...control("keys")}
        />
        <Field label="By touch" {...control("touch")} />
        <Field label="With a controller" {...control("pad")} />
      </fieldset>
      <div className="class-form__pair">
        <Select
          id={fieldId("players")}
          label="Players"
          choices={PLAYERS}
          value={String(form.players ?? 1)}
          onChange={(players) => change({ players: Number(players) })}
        />
        <Select
          id={fieldId("orientation")}
          label="Screen"
          choices={ORIENTATIONS}
          value={form.orientation ?? "any"}
          onChange={(orientation) => change({ orientation: orientation as NonNullable<Form["orientation"]> })}
        />
        <Select
          id={fieldId("min_age")}
          label="Fit for"
          choices={MIN_AGES}
          value={String(form.min_age ?? 0)}
          error={errorOf("min_age")}
          onChange={(age) => change({ min_age: Number(age) })}
        />
      </div>
      <CoverField
        id={fieldId("icon")}
        draftId={draftId}
        icon={form.icon}
        error={errorOf("icon")}
        onCover={(icon) => change({ icon })}
      />
      <div className="class-form__pair">
        <Field
          label="Licence"
          placeholder="for instance MIT, or all rights mine"
          {...text("licence", MAX_LENGTH.licence)}
        />
        <Field label="Credits" placeholder="pictures, sounds, fonts, AI" {...text("credits", MAX_LENGTH.credits)} />
      </div>
      <Field
        label="Address of the source (optional)"
        type="url"
        placeholder="https://"
        {...text("source_url", MAX_LENGTH.address)}
      />
      {state.hosts.length > 0 && (
        <>
          <Field
            label="Address of the game, instead of files (optional)"
            type="url"
            placeholder={`https://${state.hosts[0]}/`}
            aria-describedby={addressHint}
            {...text("address", MAX_LENGTH.address)}
          />
          <p id={addressHint} className="field__note">
            Allowed here: {state.hosts.join(", ")}. Players are asked before it is loaded, and it has no scores.
          </p>
        </>
      )}
      <ScoreFields
        score={form.score ?? { kind: "none" }}
        mayReplay={state.rules}
        error={errorOf("score")}
        onChange={(score) => change({ score })}
      />
      <Checkbox
        id={fieldId("is_own")}
        isOn={form.is_own ?? false}
        error={errorOf("is_own")}
        onChange={(is_own) => change({ is_own })}
      >
        I made this game, or I have the right to publish it.
      </Checkbox>
      <Checkbox
        id={fieldId("keep_when_deleted")}
        isOn={form.keep_when_deleted ?? false}
        onChange={(keep_when_deleted) => change({ keep_when_deleted })}
      >
        Keep the class, without my name, if I delete my account.
      </Checkbox>
    </section>
  );
}
