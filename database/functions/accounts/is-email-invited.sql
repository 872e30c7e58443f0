create or replace function public.is_email_invited(p_email text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select exists (
      select 1
      from public.invitations i
      where i.email = lower(trim(p_email))
        and i.used_at is null
    )
  );
end $$;
grant execute on function public.is_email_invited to app_auth, app_user;
