-- Puts a change of address on record until its mailed link is used, a day at most. A later one takes the
-- place of an earlier one.
create or replace function app.await_new_email(p_user_id uuid, p_email text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete
  from auth.verification v
  where v.identifier = 'new-email:' || p_user_id;
  insert into auth.verification (identifier, value, "expiresAt")
  values ('new-email:' || p_user_id, lower(p_email), now() + interval '24 hours');
end $$;
grant execute on function app.await_new_email to app_auth;
