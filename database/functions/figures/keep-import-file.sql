-- Puts a file into a draft, or in the place of what stood there, with no rows yet. Answers its place.
create or replace function app.keep_import_file(
  p_import_id uuid,
  p_place integer,
  p_name text,
  p_bytes bigint,
  p_state text,
  p_head jsonb,
  p_answers jsonb
)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_import public.figure_imports := app.require_import(p_import_id);
  v_place integer := p_place;
begin
  if v_import.state <> 'draft' then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
  if v_place is null then
    select coalesce(max(f.place), 0) + 1 into v_place
    from public.figure_files f
    where f.org_id = v_import.org_id
      and f.import_id = p_import_id;
  end if;
  delete from public.figures f
  where f.org_id = v_import.org_id
    and f.import_id = p_import_id
    and f.place = v_place;
  delete from public.figure_files f
  where f.org_id = v_import.org_id
    and f.import_id = p_import_id
    and f.place = v_place;
  insert into public.figure_files (
    org_id,
    import_id,
    client_id,
    place,
    name,
    bytes,
    state,
    head,
    answers
  )
  values (
    v_import.org_id,
    p_import_id,
    v_import.client_id,
    v_place,
    p_name,
    p_bytes,
    p_state,
    p_head,
    p_answers
  );
  return v_place;
end $$;
grant execute on function app.keep_import_file to app_user;
