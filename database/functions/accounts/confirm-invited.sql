-- An account whose person came by the mail to the same address: the address is proven. True when there is
-- such an account; sign-up answers about an account that is there already with an id nobody has.
create or replace function app.confirm_invited(p_user_id uuid, p_email text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update auth."user" u
  set "emailVerified" = true
  where u.id = p_user_id
    and u.email = lower(trim(p_email));
  return found;
end $$;
grant execute on function app.confirm_invited to app_auth;
