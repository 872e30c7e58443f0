-- Imports of a client (null: the organization's own), the newest first; drafts of others too, for they may
-- be gone on with.
create or replace function app.list_imports(p_client_id uuid, p_limit integer) returns setof jsonb
language plpgsql stable set search_path = ''
as $$
begin
  perform app.require_client(p_client_id);
  return query
    select app.import_json(i, false)
    from public.figure_imports i
    where i.org_id = app.org_id()
      and i.client_id is not distinct from p_client_id
    order by i.number desc
    limit p_limit;
end $$;
grant execute on function app.list_imports to app_user;
