-- Tenant tables as the catalog knows them, so that a new one is tested without anybody remembering to.
-- personal: rows belong to somebody, and name a client only where they are about one. readable: by the
-- person who asks.
create or replace function app.tenant_tables()
returns table (name text, by_client boolean, personal boolean, readable boolean)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select
      c.relname::text,
      bool_or(a.attname = 'client_id'),
      bool_or(a.attname in ('user_id', 'owner_id')),
      has_table_privilege(c.oid, 'select')
    from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and not a.attisdropped
    where n.nspname = 'public'
      and c.relkind in ('r', 'p')
    group by c.oid, c.relname
    having bool_or(a.attname = 'org_id')
    order by c.relname;
end $$;
grant execute on function app.tenant_tables to app_user;
