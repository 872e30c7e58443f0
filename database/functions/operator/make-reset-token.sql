-- For the command line of a server without mail: the secret of a reset link, as the authentication library
-- keeps it; null when nobody has this email.
create or replace function app.make_reset_token(p_email text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into auth.verification (identifier, value, "expiresAt")
  select 'reset-password:' || token, u.id::text, now() + interval '24 hours'
  from auth."user" u
  where u.email = p_email;
  if not found then
    return null;
  end if;
  perform app.note_operation('reset-link.made', p_email);
  return token;
end $$;
