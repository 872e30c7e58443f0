-- The schema in which the database has letters compared (pg_trgm); null where it does not.
create or replace function app.likeness_schema() returns text
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select quote_ident(n.nspname)
    from pg_catalog.pg_extension e
    join pg_catalog.pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pg_trgm'
      and has_schema_privilege(n.oid, 'usage')
  );
end $$;
grant execute on function app.likeness_schema to app_user;
