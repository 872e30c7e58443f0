-- Keeps a view under its name; the same name again replaces it. More than p_most of one list raise
-- UNPROCESSABLE.
create or replace function app.save_view(p_scope text, p_name text, p_filter jsonb, p_most integer)
returns table (id uuid, scope text, name text, filter jsonb)
language plpgsql set search_path = ''
as $$
#variable_conflict use_column
begin
  if (
    select count(*)
    from public.saved_views v
    where v.org_id = app.org_id()
      and v.user_id = app.user_id()
      and v.scope = p_scope
      and v.name <> p_name
  ) >= p_most then
    raise exception 'UNPROCESSABLE' using errcode = 'SX422';
  end if;
  return query
    insert into public.saved_views as v (org_id, user_id, scope, name, filter)
    values (app.org_id(), app.user_id(), p_scope, p_name, p_filter)
    on conflict (org_id, user_id, scope, name) do update
    set filter = excluded.filter
    returning v.id, v.scope, v.name, v.filter;
end $$;
grant execute on function app.save_view to app_user;
