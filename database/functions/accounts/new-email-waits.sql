-- Does the person with this address wait for this new one?
create or replace function app.new_email_waits(p_email text, p_new_email text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select 1
    from auth."user" u
    join auth.verification v on v.identifier = 'new-email:' || u.id
    where u.email = lower(p_email)
      and v.value = lower(p_new_email)
      and v."expiresAt" > now()
  );
end $$;
grant execute on function app.new_email_waits to app_auth;
