-- The filter costs less: repeated letters are merged without a pattern (it is compiled again for nearly each line), things are
-- looked for before their long patterns are compiled, and words with accents are found by their index.

create or replace function private.squeeze_all(words text[]) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  line text := array_to_string(words, ' ', '');
  pair text;
begin
  if translate(line, 'abcdefghijklmnopqrstuvwxyz ', '') <> '' or line like '%  %' or array_position(words, '') is not null then
    return array(select regexp_replace(w.word, '(.)\1+', '\1', 'g') from unnest(words) with ordinality as w (word, n) order by w.n);
  end if;
  foreach pair in array '{aa,bb,cc,dd,ee,ff,gg,hh,ii,jj,kk,ll,mm,nn,oo,pp,qq,rr,ss,tt,uu,vv,ww,xx,yy,zz}'::text[] loop
    while position(pair in line) > 0 loop
      line := replace(line, pair, left(pair, 1));
    end loop;
  end loop;
  return string_to_array(line, ' ');
end $$;

-- A word that is refused with its accents only.
create or replace function private.accented_word(written text, words text[], bare text) returns text
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off as $$
declare
  parts text[];
  bits text[];
  keys text[];
begin
  bits := string_to_array(translate(written, E' .,:;!?()[]{}<>@#%/\\|=+*_"«»¿¡·''`´^~&$€£-', repeat(' ', 42)), ' ');
  -- Letters with signs or spaces between them are one word.
  if (select count(*) from unnest(bits) as b where length(b) = 1) >= 2 or written ~ '[\U00010000-\U0010ffff]' then
    written := regexp_replace(
      written, '(?<![a-z\u00c0-\u1fff])([a-z\u00c0-\u1fff])[^a-z0-9\u00c0-\u1fff]{1,2}(?=[a-z\u00c0-\u1fff](?![a-z\u00c0-\u1fff]))', '\1', 'g'
    );
    bits := regexp_split_to_array(written, '[^[:alnum:]\u00c0-\uffff]+');
  end if;
  parts := array(select b from unnest(bits) as b where octet_length(b) > length(b));
  keys := array(
    select e.key from unnest(parts) as t (word), unnest(array['^' || t.word, '^' || translate(t.word, '0134578', 'oieastb')]) as e (key)
  );
  return (
    select k.word from private.filter_keys k, unnest(parts) as t (word)
    where k.key = any (keys) and k.form = 'accent' and k.key in ('^' || t.word, '^' || translate(t.word, '0134578', 'oieastb'))
      and (k.letters = any (words) or not t.word = any (string_to_array(written, ' ')) or bare not like '%·%')
    limit 1
  );
end $$;

-- A line as the filter reads it.
create or replace function private.bare_line(body text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  -- Accents, joiners, and control, bidirectional and invisible characters.
  unseen constant text :=
    '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u0300-\u036f\u061c\u115f\u1160\u17b4\u17b5\u180e\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f'
    '\u2028-\u202e\u2060-\u206f\u20d0-\u20ff\u3164\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\ufff9-\ufffb]';
  -- Control characters, which only the pattern below removes.
  controls constant text := E'\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0008\u000e\u000f\u0010\u0011\u0012\u0013\u0014\u0015\u0016\u0017\u0018\u0019\u001a\u001b\u001c\u001d\u001e\u001f\u007f';
  bare text;
  plain text;
begin
  if octet_length(body) = length(body) then
    return translate(lower(body collate "C"), E'\t\n\r\u000b\u000c', '     ');
  end if;
  -- Most texts have accents and nothing else. The pattern costs more than the rest of the filter if it is compiled again.
  bare := lower(translate(normalize(body, NFKD), U&'\0300\0301\0302\0303\0304\0306\0307\0308\030A\030B\030C\0327\0328', ''));
  plain := replace(translate(bare, 'łŁøØđĐı“”„«»–’‘', 'llooddi"""""-'), 'ß', 'ss');
  if octet_length(plain) = length(plain) and translate(plain, controls, '') = plain then
    plain := translate(plain, E'\t\n\r\u000b\u000c', '     ');
    while position('  ' in plain) > 0 loop
      plain := replace(plain, '  ', ' ');
    end loop;
    return plain;
  end if;
  bare := lower(regexp_replace(normalize(body, NFKD), unseen, '', 'g'));
  bare := replace(translate(bare, 'łŁøØđĐı“”„«»–’‘', 'llooddi"""""-'), 'ß', 'ss');
  if octet_length(bare) = length(bare) then return regexp_replace(bare, '\s+', ' ', 'g'); end if;
  -- Drawn letters that normalization keeps: in circles and squares, flags, small capitals, with hooks, upside down.
  bare := translate(
    body,
    '🅐🅑🅒🅓🅔🅕🅖🅗🅘🅙🅚🅛🅜🅝🅞🅟🅠🅡🅢🅣🅤🅥🅦🅧🅨🅩🅰🅱🅲🅳🅴🅵🅶🅷🅸🅹🅺🅻🅼🅽🅾🅿🆀🆁🆂🆃🆄🆅🆆🆇🆈🆉'
    '🇦🇧🇨🇩🇪🇫🇬🇭🇮🇯🇰🇱🇲🇳🇴🇵🇶🇷🇸🇹🇺🇻🇼🇽🇾🇿ϲϹϳϱϐϵ',
    'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzccjpbe'
  );
  bare := translate(lower(regexp_replace(normalize(bare, NFKD), unseen, '', 'g')), 'łŁøØđĐðÐıħŧŋ', 'llooddddihtn');
  bare := replace(replace(replace(bare, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
  -- lower() depends on the locale of the database.
  bare := translate(
    bare,
    'ẞÆŒАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЇЄЅЈΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς',
    'saoабвгдежзийклмнопрстуфхцчшщъыьэюяіїєѕјαβγδεζηθικλμνξοπρστυφχψωσ'
  );
  bare := translate(
    bare,
    'ɡɑѡʃʄᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢƒɓƈɗɖɛɘəɠɦɨɩƙӄқɭɱɲɳƞɵθƥƿʠɾʂȿƭʈʉʊʋʐɐǝɟƃɥᴉʞɯɹʇʌʍʎɔ¢£¥§©®†×µ。․‧•·∙，／：＠',
    'gawsfabcdefghijklmnoprstuvwyzfbcddeeeghiikkklmnnnooppqrssttuuvzaefghikmrtvwycclyscrtxu......,/:@'
  );
  if translate(bare, 'abcdefghijklmnopqrstuvwxyz', '') <> bare then
    bare := translate(bare, 'ғѕіјԁһԛԝүөսօհոցԍӏѵєӡ', 'fsijdhqwyouohnggivez');
  end if;
  return regexp_replace(bare, '\s+', ' ', 'g');
end $$;

-- The same with its patterns tried only if they may match.
create or replace function private.calm_things(bare text) returns text
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  things constant text[] :=
    '{game,games,level,levels,homework,boss,bosses,weather,computer,computers,laptop,pc,wifi,lag,map,maps,rule,quiz,puzzle,'
    'mouse,printer,controller,keyboard,autocorrect,tablet,app,spiel,endgegner,endboss,hausaufgabe,hausaufgaben,wetter,'
    'rechner,karte,drucker,maus,tastatur,ratsel,jeu,niveau,devoir,devoirs,temps,ordi,ordinateur,carte,manette,imprimante,'
    'souris,clavier,regle,juego,nivel,jefe,deberes,tiempo,ordenador,computadora,mapa,mando,impresora,raton,teclado,regla,'
    'gioco,livello,compiti,tempo,mappa,stampante,tastiera,regola,spel,eindbaas,huiswerk,weer,kaart,muis,toetsenbord,gra,'
    'gre,poziom,zadanie,zadania,pogoda,komputer,drukarka,myszka,klawiatura,zagadka,oyun,bolum,odev,hava,bilgisayar,'
    'bilgisayarim,harita,yazici,fare,klavye,kural,soru}';
  thing constant text := '(?:' || array_to_string(things, '|') || ')';
  words constant text[] := string_to_array(translate(bare, '.,:;!?()', '        '), ' ');
  mild constant text :=
    '(?:stupid|dumb|ugly|pathetic|trash|garbage|useless|idiot|moron|crap|dum+e?[rsnm]?|doof\w{0,2}|blod\w{0,2}|bescheuert\w{0,2}|hasslich\w{0,2}|debiles?|stupides?|idiote?s?|betes?|nul(?:le)?s?|moches?|pourrie?s?|conn?e?|cretine?|abrutie?|estupid[oa]s?|tont[oa]s?|idiotas?|fe[oa]s?|basura|imbecil|stupid[aoie]|scem[oaie]|deficient[ei]|brutt[oaie]|cretin[oai]|schifos[oai]|idiota|dom|domme|stom|stomme|lelijke?|achterlijke?|debiele?|idioot|glupi[ae]?|debiln[aey]|tep[yae]|brzydk[iae]|idiotyczn[yae]|aptal|aptalca|salak|salakca|cirkin|sacma|mal|gerizekali)';
  being constant text := '(?:is|was|are|ist|war|sind|est|sont|etait|es|son|era|e|sono|zijn|jest|sa|byla?|tam|cok|ne)';
  aimed text;
  is_mild boolean;
begin
  if words && '{adim,appelle,chiamo,llamo,name,nazywam}'::text[] then
    bare := regexp_replace(bare, '\m(?:adim \w+ (?:olmasin|degil)|je (?:ne )?m[ '']?appelle plus \w+|non mi chiamo piu \w+|no me llamo \w+|my name (?:is not|isn[ '']?t|aint) \w+|nie nazywam sie \w+)\M(?! \w+ \w+)', '·', 'g');
  end if;
  -- A pattern is compiled again for nearly each line: these are tried only if the line has one of their words.
  is_mild := words && things and exists (
    select from unnest(words) as w
    where left(w, 3) in ('stu', 'dum', 'ugl', 'pat', 'tra', 'gar', 'use', 'idi', 'mor', 'cra', 'doo', 'blo', 'bes', 'has', 'deb', 'bet', 'nul', 'moc', 'pou', 'con', 'cre', 'abr', 'est', 'ton', 'feo', 'fea', 'bas', 'imb', 'sce', 'def', 'bru', 'sch', 'dom', 'sto', 'lel', 'ach', 'glu', 'tep', 'brz', 'apt', 'sal', 'cir', 'sac', 'mal', 'ger')
  );
  if not is_mild and not words && '{agua,zoo,bauernhof,stall,farm,ferme,granja,fattoria,boerderij,farmie,ciftlik,minecraft}'::text[]
    and bare !~ 'szmat|cyrk|przed|teatr|kosti|hela|traf|cili|volu|geom|barq|vert|figu|cucu|pira|gospo|ciftl'
  then return bare; end if;
  -- In these words "je" and "ta" address nobody.
  aimed := regexp_replace(bare, '\mje (?:suis|ne|m|trouve|comprends|perds|deteste|peux)\M|\mt[aeu] (?:gr[ay]|zadani[ae]|drukarka|myszka|klawiatura|pogoda|zagadka)\M', '', 'g');
  if aimed ~ '\m(?:you|u|ur|youre|yours?|du|dich|dir|dein\w*|ihr|euch|tu|toi|te|t|vous|ton|ta|tes|tus|eres|sos|vos|sei|ti|tuo|tua|je|jij|jou|jouw|jullie|bent|ty|jestes\w*|cie|ci|tobie|wy|sen|seni|sana|senin|siz|size|misin|idioto|glupku)\M' then
    return bare;
  end if;
  if exists (
    select from private.filter_forms c where c.kind = 'c' and c.word like '%:GROUP'
      and c.key = any (private.squeeze_all(words))
  ) then return bare; end if;
  if is_mild then
    bare := regexp_replace(bare, '\m' || mild || ' (?:(?:new|old|little|final|last|neue|nouveau|nuevo|nuovo|nieuwe?|nowy|yeni) )?(' || thing || ')\M', '· \1', 'g');
    bare := regexp_replace(bare, '\m(' || thing || ') ((?:[a-z]+ ){0,2}' || being || ' (?:[a-z]+ ){0,3})' || mild || '\M', '\1 \2·', 'g');
    if bare !~ '\m(?:nice|good|great|easy|ez|schon|bon|beau|bonne|buen|bel|bella|bravo|gg|fini|perdu|over|bitti)\M' then
      bare := regexp_replace(bare, '\m(' || thing || ') ' || mild || '\M', '\1 ·', 'g');
    end if;
  end if;
  -- A cloth, a pantomime, a bird, a shape, animals in the zoo.
  bare := regexp_replace(bare, '\mszmat(?:a|y|e|ka|ki) do (?=tablic|podlog|kurz|wytrz|sciera|mycia|okien)', '· do ', 'g');
  if bare ~ '\m(?:cyrk|przedstaw|teatr|kostium)' then bare := regexp_replace(bare, '\mpajac\w*', '·', 'g'); end if;
  bare := regexp_replace(bare, '\mpollas? de agua\M', '·', 'g');
  if bare ~ '\m(?:helad|trafic|cilindr|volumen|geometr|barquill|vertice|figura|cucuruch|piramid)' then bare := regexp_replace(bare, '\mconos?\M', '·', 'g'); end if;
  if bare ~ '\m(?:zoo|bauernhof|stall|farm|ferme|granja|fattoria|boerderij|farmie|gospodarst\w+|ciftlik\w*|minecraft\w*)\M' then
    bare := regexp_replace(bare, '\m(?:fat|fett\w*|dick\w*|gros(?:se)?|gord[oa]|grass[oa]|dikke?|vette?|grub[ya]|sisman) (?:pig|cow|schwein|kuh|sau|porc|vache|cochon|cerd[oa]|vaca|maiale|mucca|vacca|varken|koe|swinia|krowa|domuz|inek)\M', '·', 'g');
  end if;
  return bare;
end $$;

