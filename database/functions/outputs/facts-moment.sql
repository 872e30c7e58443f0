-- The moment whose facts this transaction reads, to the microsecond: what is made of them is fresh then.
create or replace function app.facts_moment() returns text
language sql stable set search_path = ''
as $$
  select now()::text
$$;
grant execute on function app.facts_moment to app_user;
