-- No function of ours without a pinned search_path.
select p.oid::regprocedure::text as finding
from pg_proc p
join pg_namespace n on n.oid = p.pronamespace
where n.nspname in ('app', 'public', 'auth')
  and not exists (
    select 1
    from unnest(coalesce(p.proconfig, '{}')) s
    where s like 'search_path=%'
  )
