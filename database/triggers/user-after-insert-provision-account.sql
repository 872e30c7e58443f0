create trigger provision_account after insert
  on auth."user"
  for each row execute function app.provision_account();
