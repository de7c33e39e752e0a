import type { IconName } from "#ui/icon.tsx";

export type FormChoice = { value: string; label: string; icon?: IconName };

export const MAX_CATEGORIES = 4;
export const MAX_LENGTH = {
  title: 60,
  tagline: 60,
  description: 2000,
  controls: 200,
  licence: 80,
  credits: 1000,
  address: 300,
  unit: 20,
};

export const CATEGORIES: FormChoice[] = [
  { value: "arcade", label: "Arcade" },
  { value: "puzzle", label: "Puzzle" },
  { value: "board", label: "Board" },
  { value: "reaction", label: "Reaction" },
  { value: "typing", label: "Typing" },
  { value: "maths", label: "Maths" },
  { value: "physics", label: "Physics" },
  { value: "two-players", label: "Two players" },
];

export const DEVICES: FormChoice[] = [
  { value: "keyboard", label: "Keyboard", icon: "keyboard" },
  { value: "mouse", label: "Mouse", icon: "mouse" },
  { value: "touch", label: "Touch", icon: "touch" },
  { value: "gamepad", label: "Controller", icon: "pad" },
];

export const PLAYERS: FormChoice[] = [
  { value: "1", label: "One player" },
  { value: "2", label: "Two players" },
  { value: "3", label: "Three players" },
  { value: "4", label: "Four players" },
];

export const ORIENTATIONS: FormChoice[] = [
  { value: "any", label: "Any shape" },
  { value: "landscape", label: "Wide" },
  { value: "portrait", label: "Tall" },
];

export const MIN_AGES: FormChoice[] = [
  { value: "0", label: "Everybody" },
  { value: "6", label: "6 and older" },
  { value: "10", label: "10 and older" },
  { value: "12", label: "12 and older" },
];
