-- Keeps auth."user".second_factor true exactly while a verified factor exists, so that entering needs no
-- further look.
create or replace function app.note_second_factor() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  owner uuid := coalesce(new."userId", old."userId");
begin
  update auth."user" u
  set second_factor = exists (
    select 1
    from auth."mfaFactor" f
    where f."userId" = owner
      and f.status = 'verified'
  )
  where u.id = owner;
  -- Without a factor nothing is left to recover.
  delete
  from auth.recovery_code c
  where c.user_id = owner
    and not exists (
      select 1
      from auth."mfaFactor" f
      where f."userId" = owner
        and f.status = 'verified'
    );
  return null;
end $$;
