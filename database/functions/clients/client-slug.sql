-- The slug that a client's name asks for at the p_turn-th try: "Acme" → acme, then acme-2 to acme-9, then
-- acme- and six signs.
create or replace function app.client_slug(p_name text, p_turn integer) returns text
language plpgsql set search_path = ''
as $$
declare
  base text := coalesce(nullif(app.slug_of(p_name), ''), 'client');
begin
  -- /clients/new is the page that adds one.
  if base = 'new' then
    base := 'new-1';
  end if;
  return base
    || case
      when p_turn = 1 then ''
      when p_turn < 10 then '-' || p_turn
      else '-' || left(replace(gen_random_uuid()::text, '-', ''), 6)
    end;
end $$;
