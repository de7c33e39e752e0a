import type { HatName } from "./hats.ts";

/** How a duck looks. `size` and `neck` make some smaller or longer. */
export type Look = {
  name: string;
  body: string;
  shade: string;
  bill: string;
  shirt: string;
  trim: string;
  hat: HatName;
  size: number;
  neck: number;
  extra?: "lashes" | "brow" | "stubble" | "spots" | "moustache" | "mask";
};

const look = (
  name: string,
  [body, shade, bill, shirt, trim]: readonly [string, string, string, string, string],
  hat: HatName,
  extra?: Look["extra"],
  [size, neck]: readonly [number, number] = [1, 0],
): Look => ({ name, body, shade, bill, shirt, trim, hat, size, neck, ...(extra ? { extra } : {}) });

export const PLAYER: Look = look("You", ["#FFD84A", "#E9A92C", "#FF7A33", "#F2594B", "#FFF3D1"], "band");
export const FRIEND: Look = look("Right", ["#8ED6F2", "#4FA6CC", "#FF7A33", "#2F4FB0", "#FFF3D1"], "cap");

export const RIVAL_LOOKS: readonly Look[] = [
  look("Pip", ["#FFEFA8", "#E8C75E", "#FF9A4A", "#6CC24A", "#FFFFFF"], "propeller", "spots", [0.86, 0]),
  look("Olin", ["#F5A65B", "#CF7A30", "#FFD23F", "#7A4FC0", "#FFFFFF"], "spring", "moustache"),
  look("Bjorn", ["#F4F6FA", "#BFCBE0", "#FF8A4A", "#2F6DB5", "#BFE6FF"], "knit", "stubble", [1.04, 0]),
  look("Gale", ["#B8C4D6", "#7F8EA6", "#FFB52E", "#5A3F99", "#FFD23F"], "pilot", "lashes"),
  look("Bubbles", ["#FF9EC4", "#D96A98", "#FFC23C", "#2FB5A8", "#FFFFFF"], "shower", "lashes"),
  look("Crane", ["#E9E6DE", "#B8B2A2", "#E8562E", "#F28A1F", "#26304F"], "hard", "brow", [1.02, 16]),
  look("Juggles", ["#7FD6A0", "#429A68", "#FF6A4A", "#7A3FB0", "#FFC93C"], "jester", "mask"),
  look("Goose", ["#7C869C", "#525B72", "#FF9A3D", "#2C2A4A", "#FFC93C"], "crown", "brow", [1.1, 18]),
];

/** Challengers of the street. */
export const STREET_LOOKS: readonly Look[] = [
  look("Dabs", ["#C7E26B", "#94B03C", "#FF8A2B", "#3A4A8C", "#FFF3D1"], "cap"),
  look("Rosie", ["#FFB3A1", "#DE7E6A", "#FFC23C", "#3C8C6A", "#FFFFFF"], "pot", "lashes"),
  look("Bolt", ["#5FB6D9", "#357FA3", "#FFC23C", "#26304F", "#FFC93C"], "viking", "brow"),
  look("Mrs. Crumb", ["#E8C39A", "#BB9060", "#E8662E", "#FFFFFF", "#3C8CC9"], "chef", "lashes"),
  look("Cone", ["#D9D3C4", "#A9A08C", "#FF8A2B", "#FF8A2B", "#FFFFFF"], "cone", "stubble"),
  look("Fizz", ["#C9A6F2", "#946BC4", "#FFD23F", "#2FA89A", "#FFFFFF"], "party", "spots"),
  look("Baron", ["#5C5470", "#3B3450", "#FFB52E", "#5A3F99", "#FFC93C"], "top", "moustache", [1.04, 0]),
  look("Luna", ["#3F5FA8", "#28407A", "#FFD98A", "#26304F", "#FFE9B0"], "moon", "lashes"),
  look("Loaf", ["#F2D29A", "#C99C55", "#FF8A2B", "#A8602F", "#FFF3D1"], "bread", "stubble", [1.05, 0]),
  look("Merl", ["#8C9CF0", "#5A68BF", "#FFC23C", "#2C3C8C", "#FFC93C"], "wizard", "moustache"),
  look("Mask", ["#4A4A58", "#2C2C38", "#FF6A4A", "#3FA66B", "#111111"], "none", "mask"),
  look("Angel", ["#FFFFFF", "#CCD3E0", "#FF9EC4", "#9CD0F5", "#FFFFFF"], "halo", "brow"),
];
