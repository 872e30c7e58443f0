-- Guards what is done for one client (or, null, for the organization): out of reach is not there, in reach
-- without the ability is forbidden.
create or replace function app.require_may_for(p_ability text, p_client_id uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.require_client(p_client_id);
  if not app.may(p_ability, p_client_id) then
    raise exception 'FORBIDDEN' using errcode = '42501';
  end if;
end $$;
grant execute on function app.require_may_for to app_user;
