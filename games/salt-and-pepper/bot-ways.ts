/**
 * One way home for each room, for hands that are tested: legs of s (Salt) or p (Pepper). A leg is a place in tiles to stand at,
 * *x,y a crumb to take, @x,y a place to fly through, H the other's head, D down, R and L a turn to that side, r and l down
 * while running that way. w waits so many frames, l and m until the first lift rests at its start or its end. Legs in
 * brackets only fetch crumbs.
 */
export const ROOM_WAYS: Readonly<Record<string, string>> = {
  "Own water": "[s*6,10] s9,11 s15,10 s20,8 p9,11 [p*12,10] p18,9 [p*15,6] p22,8",
  "Two ways": "[s*7,3] s12,3 [p*7,7] p16,7 s19,11 [p*3,11] p21,11",
  "You hold, I go": "[s3,9 s5,7 s*2,5] s7,11 [p*11,11] p16,11 s20,11 [p20,9 p18,7 p*21,5] p22,11",
  "On my head": "[s4,11 pH p*2,8] p6,11 sH s11,8 p12,8 [s*14,8 p15,8 sH s*17,5] p22,8 s20,8",
  "Carry me":
    "p2,11 pD [p4,11 pR pD s*6,7] p11,11 s11,11 [s*12,9 s11,11] sD [s15,11 sR sD p*17,7 p20,11] s20,11 p22,11",
  "Wheee!":
    "s4,10 sD s7,10 sr p14,10 [s*13,8] s15,10 [s14,10 p*10,8 p15,10] [s16,10 p16,10 sD sR sD p*19,6] s20,10 p22,10",
  "A heavy friend": "s5,11 sD s8,11 sR sD [p4,11 sH s*5,8] p17,11 s18,11 [pH p*20,8] s20,11 p22,11",
  "Stepping box":
    "p4,11 [sH s*2,8] s6,11 sD s7,11 sR sD [p*11,10] p14,11 s14,11 pD [p16,11 pR pD s*18,7 s21,11] p22,11 s21,11",
  "Left is off": "[s*8,2] s16,3 [p*8,6] p19,7 [p*2,11] p21,11 s18,11",
  "Five up": "p6,11 sH pR pD s8,6 p3,11 s10,6 [p*3,4] p11,6 [s*12,6] [p*22,5] p20,6 s17,6",
  "Box from above":
    "s2,11 sD s6,11 sL sD p3,7 pL pD p3,7 pr sB sD s12,11 sR sD [s*7,9] s5,11 pH s12,11 p17,11 s16,11 [s17,11 sD sR sD p*20,7] s20,11 p22,11",
  "The mill":
    "s5,3 p13,7 [p*14,6 p13,7] [s*8,2] s17,3 p20,7 s21,11 p21,11 [p*19,11] p18,11 s18,11 pD p11,11 s11,11 sD s1,11 p3,11",
  "Hot air": "s@7,7 s@7,4 [s*2,5] s3,5 [p*10,10] [p*12,7] p@12,3 p18,3 s@7,4 s@8,2 s@12,7 s@12,2 s20,3 p22,3",
  "Blow for me": "[p3,11 sH s*2,8] p5,11 s11,4 [p*6,2] p9,4 l p13,4 m [p*18,2] p21,4 l s13,4 m s19,4",
  "The ferry": "s3,11 sD s5,11 l s7,10 [s*8,8] m s17,11 p16,11 [s16,11 p16,11 sD sR sD p*18,7] s20,11 p22,11",
  "Up you go": "s2,11 [p*13,11] p10,11 s5,7 [s*17,7 s13,7] p21,11 s11,7 w120 p18,3 s6,7 p13,3 s9,3 [s*3,3] s10,3 p16,3",
  "Soup flight": "s2,11 p@5,6 p@5,3 p@9,7 p@9,4 [p*9,2] [p*13,4] p19,11 s@5,6 s@5,3 [s*8,4] s@9,7 s@9,3 s20,11 p22,11",
  "The scales": "p6,11 sH pR pD s8,6 [p*12,9] p15,11 [s*3,2] s2,4 sD s5,11 [p*15,2] p20,4 sL sD s20,11 p22,11",
  "She glitters": "[p4,11 sH s*3,8] p12,11 s8,11 p18,11 s18,11 [sD sR sD p*20,7] s20,11 p22,11",
  "Good shade":
    "[s1,11 p1,11 sD sR sD p*3,7] p8,11 [s*10,9] s15,11 sD s10,11 p12,11 s9,11 sL sD p18,11 [sH s*19,8] s20,11 p22,11",
  "Look there": "p9,11 s6,7 sL sR p13,11 [s*3,10] s18,11 [p*16,11 p18,11 sD sR sD p*21,7] s19,11 p21,11",
  Mirrors: "[s*3,9] p12,11 s5,11 p16,11 s10,11 p21,11 s22,11 [pH p*21,8] s21,11 p22,11",
  "Light and shade":
    "[p4,11 sH s*3,8] p8,11 s6,11 p11,11 pD p12,11 pR pD [p*14,11] p19,11 s18,11 [s19,11 sD sR sD p*22,7] s20,11 p22,11",
  Together: "p3,11 s@8,2 s13,3 p6,11 s16,3 sR w140 [p*6,1] p12,3 [s*17,2] s21,11 [p*18,8] p21,11 pD p14,11 s12,11",
};

/** The same for the storeys of a flood, whose first row of air is 0. */
export const STOREY_WAYS: readonly string[] = [
  "[s*9,2] s13,2 s19,2 p13,2 p19,2",
  "s10,2 [s*11,1] s17,2 p10,2 p17,2",
  "[s*8,2] s11,2 s18,2 p11,2 [p*14,2] p18,2",
  "s10,2 [s*11,1] s12,2 s18,2 p11,2 p18,2",
  "s5,2 [p*13,2] p15,2 s18,2",
  "[s*6,2] s11,2 s17,2 p11,2 p17,2",
  "s6,2 p6,2 sD [s*10,1] s15,2",
  "p6,2 s6,2 pD [p*10,1] p15,2",
  "s4,2 sD s8,2 sR sD w30 s12,2 [s*16,2] p12,2",
  "p4,2 s4,2 pD p11,2 s11,2 sD s18,2",
  "[s*7,1] s10,2 [s*14,1] s15,2 s19,2 p10,2 p15,2 p19,2",
  "s5,2 [p*8,2] p13,2 s18,2 p20,2",
  "p5,2 [s*9,1] s17,2 p18,2",
];

/** Up the step at the end of a storey, and to the shakers at the end of the last. */
export const CLIMB = "s22,0 s19,-2 p22,0 p18,-2";
export const ARRIVE = "s21,2 p23,2";
