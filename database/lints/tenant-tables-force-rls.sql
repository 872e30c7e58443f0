-- Every table with org_id has row level security enabled and forced.
select format('%I.%I', n.nspname, c.relname) as finding
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('r', 'p')
  and n.nspname = 'public'
  and exists (
    select 1
    from pg_attribute a
    where a.attrelid = c.oid
      and a.attname = 'org_id'
      and not a.attisdropped
  )
  and not (c.relrowsecurity and c.relforcerowsecurity)
