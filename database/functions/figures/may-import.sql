-- Throws unless the person may import figures of the client (null: of the organization).
create or replace function app.may_import(p_client_id uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.require_may_for('figures.manage', p_client_id);
end $$;
grant execute on function app.may_import to app_user;
