-- Where the person is signed in. Tokens never leave the table.
create or replace function app.my_sessions()
returns table (
  id uuid,
  created_at timestamptz,
  seen_at timestamptz,
  address text,
  device text,
  is_current boolean
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select
      s.id,
      s."createdAt",
      s."updatedAt",
      nullif(s."ipAddress", ''),
      nullif(s."userAgent", ''),
      s.id = app.session_id()
    from auth.session s
    where s."userId" = app.user_id()
      and s."expiresAt" > now()
    order by s.id = app.session_id() desc, s."updatedAt" desc;
end $$;
grant execute on function app.my_sessions to app_user;
