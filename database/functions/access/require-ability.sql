-- Guards a function that works above the policies.
create or replace function app.require_ability(p_ability text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not app.may(p_ability) then
    raise exception 'FORBIDDEN' using errcode = '42501';
  end if;
end $$;
grant execute on function app.require_ability to app_user;
