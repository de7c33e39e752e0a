-- A disguised word shows what its writer means, even if the word has a harmless sense, too: "w33d", "m4r1a", "n u d 3 s".

-- A text in lower case without accents. Letters of other alphabets that imitate Latin ones become Latin.
create or replace function private.bare_line(body text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  -- Accents, joiners, and control, bidirectional and invisible characters.
  unseen constant text :=
    '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u0300-\u036f\u061c\u115f\u1160\u17b4\u17b5\u180e\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f'
    '\u2028-\u202e\u2060-\u206f\u20d0-\u20ff\u3164\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\ufff9-\ufffb]';
  bare text;
begin
  if octet_length(body) = length(body) then
    return translate(lower(body collate "C"), E'\t\n\r\u000b\u000c', '     ');
  end if;
  -- Most texts have accents and nothing else.
  bare := lower(regexp_replace(normalize(body, NFKD), unseen, '', 'g'));
  bare := replace(translate(bare, 'łŁøØđĐı“”„«»–’‘', 'llooddi"""""-'), 'ß', 'ss');
  if octet_length(bare) = length(bare) then return regexp_replace(bare, '\s+', ' ', 'g'); end if;
  -- Symbols that look like letters and that normalization keeps: in circles and squares, flags, small capitals, with
  -- hooks, upside down.
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

-- Computes the keys of a word.
create or replace function private.index_filter_word() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  parts text[] := (private.split_words(private.bare_line(new.word))).words;
  letters text := array_to_string(parts, '');
  squeezed text := private.squeeze(letters);
  sound text := private.sound_of(letters);
  consonants text := private.squeeze(translate(letters, 'aeiouy', ''));
  is_phrase boolean := new.word like '% %';
  -- Forms that could be another word by chance: only of long words, and of those that are bad everywhere.
  is_plain constant boolean := letters !~ '[^a-z]' and not is_phrase;
begin
  delete from private.filter_keys k where k.word = new.word;
  if letters = '' or new.kind = 'staff' then return null; end if;
  if new.kind = 'allow' and not is_phrase and octet_length(new.word) > length(new.word) then
    insert into private.filter_keys values ('^' || new.word, 'calm', new.word, letters, letters);
    return null;
  end if;
  if new.kind = 'allow' then
    insert into private.filter_keys
    select case when is_phrase then '<' || parts[1] else letters end, case when is_phrase then 'calm' else 'harmless' end,
      new.word, letters, array_to_string(parts, ' ');
    return null;
  end if;
  insert into private.filter_keys
  select f.key, f.form, new.word, f.letters, f.squeezed
  from (
    values
      (true, squeezed, 'whole', letters, squeezed),
      (is_phrase, '>' || private.squeeze(parts[1]), 'phrase', letters, ' ' || private.squeeze(array_to_string(parts, ' ')) || ' '),
      (not is_phrase and octet_length(new.word) > length(new.word), '^' || new.word, 'accent', letters, squeezed),
      (new.is_inside, squeezed, 'strong', letters, squeezed),
      (new.is_inside, '*' || left(squeezed, 3), 'part', letters, squeezed),
      (is_plain and (new.is_inside or length(squeezed) >= 6), '~' || private.squeeze(sound), 'sound', sound, private.squeeze(sound)),
      (is_plain and length(squeezed) >= case when new.is_inside then 4 else 6 end, reverse(squeezed), 'reverse', '', ''),
      (is_plain and length(consonants) between case when new.is_inside then 3 else 4 end and length(squeezed) - 1, '-' || consonants, 'spare', regexp_replace(left(squeezed, -1), '([aeiouy])', '\1?', 'g') || right(squeezed, 1) || case when new.is_inside and right(squeezed, 1) ~ '[aeiouy]' then '?' else '' end, squeezed)
  ) as f (is_used, key, form, letters, squeezed)
  where f.is_used;
  if is_plain and (new.is_inside and length(squeezed) >= 4 or length(squeezed) >= 6) then
    insert into private.filter_keys
    select left(squeezed, i - 1) || substr(squeezed, i + 1, 1) || substr(squeezed, i, 1) || substr(squeezed, i + 2), 'swap', new.word, '', ''
    from generate_series(2, length(squeezed) - 1) as i
    where substr(squeezed, i, 1) <> substr(squeezed, i + 1, 1)
    on conflict do nothing;
  end if;
  return null;
end $$;

update private.filter_words set kind = kind where kind = 'block';

-- The chunk with stars in place of letters of a blocked word, or null.
create or replace function private.starred_word(chunks text[]) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  chunk text;
begin
  foreach chunk in array chunks loop
    if chunk ~ '^[a-z]+\*+[a-z]+$|^[a-z]{3,}\*+$|^[a-z]{2}\*\*+$' and exists (
      -- "schei*e" hides two letters behind one star.
      select from private.filter_keys k where k.form = 'whole' and k.letters like any (array[replace(chunk, '*', '_'), replace(chunk, '*', '__')])
    ) then return chunk; end if;
  end loop;
  return null;
end $$;

drop function private.sense_words(text, text, text);

-- The words of a line without double letters. A word with signs between its letters is also read without them, one with an
-- apostrophe also as two.
create or replace function private.sense_words(bare text, line text, folded text, said text) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  words text[] := private.squeeze_all(string_to_array(folded, ' '));
begin
  -- Letters with spaces between them, also behind a short word: "u r a l o s e r", "n u d 3 s".
  if bare ~ '(?:^|[ ''])[a-z0-9@$!] [a-z0-9@$!] [a-z0-9@$!](?: |$)' then
    words := words || array(
      select mark || private.squeeze(private.fold_piece(substr(replace(run[1], ' ', ''), start)))
      from regexp_matches(translate(bare, '''', ' '), '(?<![^ ])((?:[a-z0-9@$!] ){2,}[a-z0-9@$!])(?![^ ])', 'g') as run,
        generate_series(1, 4) as start, unnest('{"",^}'::text[]) as mark
      where run[1] ~ '[a-z].*[a-z]'
    );
  end if;
  -- French and Italian leave out a vowel: "t'exploser", "all'ospedale".
  if position('''' in bare) > 0 and bare ~ '\m(?:[tdlsmn]|qu|un|all|dell|nell|sull|quell)''[a-z]{3}' then
    words := words || '·'::text || private.squeeze_all((private.split_words(translate(bare, '''', ' '))).words);
  end if;
  -- A word with digits among its letters has a ^ before it once more: nobody writes "b1te" without a reason. A 1 may also be
  -- an l, and the word may go on in the next one: "ret r4sado".
  if translate(line, '0134578@$!', '') <> line then
    words := words || array(
      select '^' || private.squeeze(private.fold_piece(form))
      from (
        select translate(c.chunk, '|', 'l') as chunk, lag(c.chunk) over (order by c.n) as before, lead(c.chunk) over (order by c.n) as after
        from unnest(string_to_array(translate(line, '.,:;?()"-', '         '), ' ')) with ordinality as c (chunk, n) where c.chunk <> ''
      ) as t,
      unnest(array[t.chunk, translate(t.chunk, '1!', 'll'), t.before || t.chunk, t.chunk || t.after]) as form
      where rtrim(t.chunk, '!') ~ '^[a-z0-9@$!]*[a-z][a-z0-9@$!]*$' and translate(rtrim(t.chunk, '!'), '0134578@$!', '') <> rtrim(t.chunk, '!')
        and form ~ '^[a-z0-9@$!]+$'
    );
  end if;
  -- So has a word with letters of several alphabets. No pattern looks for them first: each one more is compiled again and again.
  if octet_length(said) > length(said) and translate(said, 'аеорсухкмнтвіѕјѡԁһԛԝɡɑɩαεορτυνικ', '') <> said then
    words := words || array(
      select '^' || private.squeeze(private.fold_piece(private.bare_line(chunk))) from unnest(string_to_array(said, ' ')) as chunk
      where chunk ~ '[a-zA-Z]' and chunk ~ '[\u0250-\u02af\u0370-\u058f]'
    );
  end if;
  -- The same pattern as in private.blocked_in: it is compiled already.
  if line !~ '[a-z][^a-z0-9 ]{1,4}[a-z]|[a-z]\*' then return words; end if;
  return words || array(
    select mark || private.squeeze(private.fold_piece(regexp_replace(chunk, '[^a-z0-9@$!|€\u00c0-\u1fff]+', '', 'g')))
    from unnest(string_to_array(line, ' ')) as chunk, unnest(case when chunk ~ '[a-z][.*_~|-][a-z][.*_~|-][a-z]' then '{"",^}'::text[] else '{""}' end) as mark
    where chunk ~ '[a-z][^a-z0-9 ]{1,4}[a-z]|[a-z]\*'
  );
end $$;

-- Why a text tells or asks too much, threatens or offers, as {rule, found, message}, or null.
create or replace function private.personal_objection(bare text, said text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  line constant text := private.joined_letters(translate(bare, '&''’`´‘', ' '));
  -- Digits and signs may imitate letters. At the end of a line they do not.
  is_plain constant boolean := octet_length(line) = length(line) and translate(line, '0123456789@$|*+', '') = line
    and position('!' in rtrim(line, ' !?.')) = 0;
  words text[] := array_remove(string_to_array(translate(line, '.,:;!?()[]{}<>@#%/\|=+*_"“”„«»-', repeat(' ', 40)), ' '), '');
  folded constant text :=
    private.joined_letters(array_to_string(case when is_plain then words else (private.split_words(line)).words end, ' '));
  spaced constant text := ' ' || array_to_string(words, ' ') || ' ' || case when is_plain then '' else folded || ' ' end;
  terms jsonb;
  hit record;
begin
  words := string_to_array(btrim(spaced), ' ');
  words := words || array(select left(w, 3) || '*' from unnest(words) as w where length(w) >= 3);
  if position(' . ' in line) > 0 then words := words || '~.'::text; end if;
  terms := private.terms_in(words, spaced);
  hit := private.pattern_in(line, folded, spaced, words, terms);
  if hit.topic is null then hit.topic := private.meaning_in(private.sense_words(bare, line, folded, said), translate(line, '0123456789', '') <> line); end if;
  if hit.topic is null and private.hides_app(line, folded, terms ->> 'app') then hit.topic := 'account'; end if;
  if hit.topic is null and private.may_have_phone(line, terms) then
    hit.part := private.phone_in(line);
    if hit.part is not null then hit.topic := 'phone'; end if;
  end if;
  if hit.topic is null and (private.tells_full_name(line, said) or private.tells_name_and_school(line, said)) then hit.topic := 'name'; end if;
  if hit.topic is null then return null; end if;
  return jsonb_build_object(
    'rule', case when hit.topic = 'link' then 'link' when hit.topic in ('insult', 'threat', 'harm', 'sexual', 'hate', 'offer') then 'word' else 'personal' end,
    'found', coalesce(hit.part, line),
    'message', private.topic_message(hit.topic)
  );
end $$;

-- Emoji as words, unless they stand inside one. An aubergine, a peach and drops are also signs for parts of the body.
create function private.named_emoji(bare text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  -- Signs with the same meaning, and its word.
  names constant text[] := array[
    '👻', 'snapchat', '🍆', 'aubergineemoji', '🍌🌭', 'bananaemoji', '🍑', 'peachemoji', '💦', 'dropsemoji', '🥵😏😈', 'flirtemoji', '🍃🌿🥦🍁', 'leafemoji',
    '❄🌨', 'snowemoji', '💊', 'pillemoji'
  ];
begin
  for i in 1 .. cardinality(names) by 2 loop
    continue when translate(bare, names[i], '') = bare;
    bare := regexp_replace(bare, '(?<![a-z])[' || names[i] || ']|[' || names[i] || '](?![a-z])', ' ' || names[i + 1] || ' ', 'g');
  end loop;
  return bare;
end $$;

-- Why a text is refused, as {rule, found, message}, or null. The message names the rule.
create or replace function private.judge_text(body text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  bare constant text := private.bare_line(body);
  found constant text := private.blocked_part(body, bare);
begin
  if found is not null then
    return jsonb_build_object('rule', 'word', 'found', found, 'message', format('“%s” is not allowed here.', found));
  end if;
  return private.personal_objection(case when octet_length(bare) = length(bare) then bare else private.named_emoji(bare) end, body);
end $$;

revoke execute on function private.sense_words(text, text, text, text), private.named_emoji(text) from public;
