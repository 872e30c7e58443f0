-- Every foreign key of a tenant table has an index that begins with its columns (any order).
select format('%s: %s', c.conrelid::regclass, c.conname) as finding
from pg_constraint c
join pg_namespace n on n.oid = c.connamespace
where c.contype = 'f'
  and n.nspname in ('public', 'auth')
  and not exists (
    select 1
    from pg_index i
    where i.indrelid = c.conrelid
      and i.indpred is null
      and (
        select array_agg(k order by k)
        from unnest((i.indkey::smallint[])[0:cardinality(c.conkey) - 1]) k
      ) = (select array_agg(k order by k) from unnest(c.conkey) k)
  )
