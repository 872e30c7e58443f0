-- A function in a policy stands inside a scalar subquery, so that it is evaluated once per statement and
-- not once per row.
with expressions as (
  select format('%s on %I', p.policyname, p.tablename) as policy, e.expression
  from pg_policies p, lateral (values (p.qual), (p.with_check)) as e (expression)
  where p.schemaname = 'public'
    and e.expression is not null
),
bare as (
  select
    policy,
    regexp_replace(
      expression,
      '\(\s*SELECT\s+app\.[a-z_]+\((''[^'']*''::text)?(, NULL::uuid)?\)\s+AS\s+[a-z_]+\)',
      '',
      'g'
    ) as rest
  from expressions
)
select policy || ': ' || rest as finding
from bare
where rest ~ '\m(app|auth|public)\.[a-z_]+\('
