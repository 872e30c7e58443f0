-- No table that app_user can touch without a policy for it; a view reads with the rights of whoever asks.
select format('%I.%I', n.nspname, c.relname) as finding
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('r', 'p', 'v', 'm')
  and n.nspname in ('public', 'app', 'auth')
  and has_table_privilege('app_user', c.oid, 'select, insert, update, delete')
  and not exists (
    select 1
    from pg_policy p
    where p.polrelid = c.oid
      and 'app_user'::regrole = any (p.polroles)
  )
  and not (c.relkind = 'v' and 'security_invoker=true' = any (coalesce(c.reloptions, '{}')))
