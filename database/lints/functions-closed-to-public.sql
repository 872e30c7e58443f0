-- Nothing of ours can be called by just anybody.
select p.oid::regprocedure::text as finding
from pg_proc p
join pg_namespace n on n.oid = p.pronamespace
where n.nspname in ('app', 'public')
  and has_function_privilege('public', p.oid, 'execute')
