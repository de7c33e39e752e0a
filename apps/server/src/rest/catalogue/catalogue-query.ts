/*
 * Each list is one flat scan, and the process joins them. PostgreSQL would estimate a joined query as so expensive that
 * it JIT-compiles it, which takes seconds.
 */

const SCHEMAS = `(select s.oid from pg_namespace s where s.nspname = any ($1::text[]))`;
const SYSTEM = `('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`;

const TABLES = `
  select json_agg(json_build_object(
    'oid', c.oid::int8, 'schema', n.nspname, 'name', c.relname, 'kind', c.relkind,
    'updatable', case c.relkind when 'r' then 28 when 'p' then 28 when 'm' then 0 else pg_relation_is_updatable(c.oid, true) end
  ))
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relnamespace in ${SCHEMAS} and c.relkind in ('r', 'v', 'm', 'f', 'p') and not c.relispartition`;

/** Columns of the tables, and of composite types that a function may return. */
const COLUMNS = `
  select json_agg(json_build_object(
    'table', a.attrelid::int8, 'position', a.attnum, 'name', a.attname, 'type', a.atttypid::int8,
    'spelled', format_type(a.atttypid, a.atttypmod), 'nullable', not a.attnotnull,
    'default', case
      when a.attidentity <> '' then format('nextval(%L::regclass)', pg_get_serial_sequence(a.attrelid::regclass::text, a.attname))
      when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid)
    end
  ) order by a.attrelid, a.attnum)
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where not c.relispartition and (
    (c.relnamespace in ${SCHEMAS} and c.relkind in ('r', 'v', 'm', 'f', 'p'))
    or (c.relkind = 'c' and c.relnamespace not in ${SYSTEM}))`;

/** The definition of each view, in every schema: an exposed view may read through another one. */
const VIEWS = `
  select json_agg(json_build_object('oid', c.oid::int8, 'definition', r.ev_action::text))
  from pg_class c join pg_rewrite r on r.ev_class = c.oid and r.ev_type = '1'
  where c.relkind in ('v', 'm') and c.relnamespace not in ${SYSTEM}`;

/** Keys of every schema: a view exposes those of its base tables. */
const KEYS = `
  select json_agg(json_build_object(
    'kind', k.contype, 'name', k.conname, 'table', k.conrelid::int8, 'columns', k.conkey,
    'foreign_table', k.confrelid::int8, 'foreign_columns', k.confkey
  ) order by k.conrelid, k.conname)
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.contype in ('p', 'u', 'f') and (k.contype <> 'f' or k.conparentid = 0) and not c.relispartition
    and k.connamespace not in ${SYSTEM}`;

const FUNCTIONS = `
  select json_agg(json_build_object(
    'schema', n.nspname, 'name', p.proname, 'volatility', p.provolatile, 'set', p.proretset, 'rows', p.prorows,
    'defaults', p.pronargdefaults, 'returns', p.prorettype::int8, 'names', p.proargnames, 'modes', p.proargmodes::text[],
    'types', coalesce(p.proallargtypes, p.proargtypes::oid[])::int8[]
  ) order by p.proname, p.oid)
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where p.pronamespace in ${SCHEMAS} and p.prokind = 'f'
    and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)`;

/** The modifier -1 means a type without length; otherwise `char` and `bit` would mean a length of one. */
const TYPES = `
  select json_agg(json_build_object(
    'oid', t.oid::int8, 'schema', n.nspname, 'name', t.typname, 'kind', t.typtype, 'spelled', format_type(t.oid, -1),
    'array', t.typcategory = 'A', 'base', nullif(t.typbasetype, 0)::int8, 'row_of', nullif(t.typrelid, 0)::int8,
    'default', pg_get_expr(t.typdefaultbin, 0)
  ))
  from pg_type t join pg_namespace n on n.oid = t.typnamespace
  where t.typrelid = 0 or t.typnamespace not in ${SYSTEM}`;

const ENUMS = `
  select json_agg(json_build_object('type', e.enumtypid::int8, 'label', e.enumlabel) order by e.enumtypid, e.enumsortorder)
  from pg_enum e`;

const GEO_JSON = `
  select format('%I.st_asgeojson', n.nspname)
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where p.proname = 'st_asgeojson' limit 1`;

/**
 * Describes the exposed schemas ($1, an array) as JSON. The search path is emptied first, so that PostgreSQL prints
 * defaults and types with qualified names.
 */
export const CATALOGUE_QUERY = `
with nothing_visible as materialized (select set_config('search_path', 'pg_catalog', true) as path)
select json_build_object(
  'tables', (${TABLES}), 'columns', (${COLUMNS}), 'views', (${VIEWS}), 'keys', (${KEYS}),
  'functions', (${FUNCTIONS}), 'types', (${TYPES}), 'enums', (${ENUMS}), 'geojson', (${GEO_JSON})
)::text
from nothing_visible`;
