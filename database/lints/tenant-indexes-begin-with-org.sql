-- The organization comes first in every key and index of a tenant table. users_identity serves sign-in alone;
-- in output_words_stems it begins each word.
select format('%s: %s', i.indrelid::regclass, i.indexrelid::regclass) as finding
from pg_index i
join pg_class c on c.oid = i.indrelid
join pg_namespace n on n.oid = c.relnamespace
join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped
where n.nspname = 'public'
  and i.indkey[0] <> a.attnum
  and i.indexrelid::regclass::text not in ('users_identity', 'output_words_stems')
